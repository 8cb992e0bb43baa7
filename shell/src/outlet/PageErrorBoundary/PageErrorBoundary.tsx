import { Component, type ReactNode } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { Button, CallLink } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { reloadDocument } from '../../document/reloadDocument';
import { reportError } from '../../errors/reportError';
import { useShell } from '../../context/ShellContext';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import type { RemotePage } from '../../remotes/Pages';
import { PrerenderedPage } from '../PrerenderedPage/PrerenderedPage';
import { RemoteError } from '../../remotes/RemoteError';
import { UnavailableMessage } from '../UnavailableMessage/UnavailableMessage';
import { focusPage } from '../../navigation/focusPage';
import styles from './PageErrorBoundary.module.scss';

interface PageErrorBoundaryProps {
  /** The page inside. When it throws, its prerendered nodes are shown again. */
  readonly page: RemotePage;
  readonly children: ReactNode;
}

/** Catches what a page throws while it renders: the rest of the site keeps working, and the page's prerendered text stays. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { route, getVersion } = this.props.page;
    reportError(new RemoteError({ remote: route.remote, version: getVersion(), step: 'render', cause }));
    revealDocument();
  }

  /** Whether the focus is in the page that is about to be replaced. */
  override getSnapshotBeforeUpdate(): boolean {
    return Boolean(document.activeElement?.closest('[data-remote]'));
  }

  override componentDidUpdate(
    _props: unknown,
    { hasFailed }: { hasFailed: boolean },
    hadFocus: boolean,
  ): void {
    if (hadFocus && !hasFailed && this.state.hasFailed) focusPage();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { prerendered } = this.props.page;
    return (
      <>
        <BrokenPage hasPrerendered={prerendered !== undefined} />
        {prerendered && <PrerenderedPage nodes={prerendered} />}
      </>
    );
  }
}

function BrokenPage({ hasPrerendered }: { readonly hasPrerendered: boolean }) {
  const { t } = useTranslation('shell');
  const { phone } = useShell().site;
  const reload = (
    <Button
      variant="secondary"
      onClick={() => {
        reloadDocument().catch(reportError);
      }}
    >
      {t('outlet.reload')}
    </Button>
  );
  if (!hasPrerendered) {
    return (
      <MessagePage below={<SuggestedLinks />}>
        <div role="alert" className={styles.message}>
          <UnavailableMessage text={t('outlet.failedText')} action={reload} />
        </div>
      </MessagePage>
    );
  }
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.text}>{t('outlet.brokenText')}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('outlet.call', { phone })}</CallLink>
        {reload}
      </div>
    </div>
  );
}
