import { Component, type ReactNode } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, CallLink } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { reloadDocument } from '../../document/loadDocument';
import { reportError } from '../../errors/reportError';
import { SiteLanguageProvider } from '../../context/SiteLanguageProvider';
import { useShell } from '../../context/ShellContext';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import type { PageResource } from '../../remotes/PageSource';
import { PrerenderedPage } from '../PrerenderedPage/PrerenderedPage';
import { RemoteError } from '../../remotes/RemoteError';
import { UnavailableMessage } from '../UnavailableMessage/UnavailableMessage';
import { focusPage } from '../focusPage';
import { outletTexts } from '../outlet.texts';
import styles from './PageErrorBoundary.module.scss';

interface PageErrorBoundaryProps {
  /** The page inside. When it throws, its prerendered nodes are shown again. */
  readonly resource: PageResource;
  readonly children: ReactNode;
}

/** Catches what a page throws while it renders: the rest of the site keeps working, and the page's prerendered text stays. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { route, getVersion } = this.props.resource;
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
    const { prerendered } = this.props.resource;
    return (
      <>
        <SiteLanguageProvider>
          <BrokenPage hasPrerendered={prerendered !== undefined} />
        </SiteLanguageProvider>
        {prerendered && <PrerenderedPage nodes={prerendered} />}
      </>
    );
  }
}

function BrokenPage({ hasPrerendered }: { readonly hasPrerendered: boolean }) {
  const t = useTexts(outletTexts);
  const { phone } = useShell().site;
  const reload = (
    <Button variant="secondary" onClick={reloadDocument}>
      {t('reload')}
    </Button>
  );
  if (!hasPrerendered) {
    return (
      <MessagePage below={<SuggestedLinks />}>
        <div role="alert" className={styles.message}>
          <UnavailableMessage text={t('failedText')} action={reload} />
        </div>
      </MessagePage>
    );
  }
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.text}>{t('brokenText')}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('call', { phone })}</CallLink>
        {reload}
      </div>
    </div>
  );
}
