import { Component, type ReactNode } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Button, CallLink } from '@farekite/shared/ui';
import { revealDocument } from '../../App/documentHead';
import { reportError } from '../../errors/reportError';
import { ShellLanguage } from '../../language/useShellLanguage';
import { useShell } from '../../ShellContext';
import type { PageResource } from '../PageSource';
import { PrerenderedPage } from '../PrerenderedPage/PrerenderedPage';
import { RemoteError } from '../RemoteError';
import { remotesTexts } from '../remotes.texts';
import styles from './PageErrorBoundary.module.scss';

interface PageErrorBoundaryProps {
  /** The page inside. As it was prerendered it is shown again when it throws. */
  readonly resource: PageResource;
  readonly children: ReactNode;
}

/** Keeps a page that throws while it renders from taking the site with it, and its text from being lost. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { route, getRelease } = this.props.resource;
    reportError(new RemoteError({ remote: route.remote, release: getRelease(), phase: 'render', cause }));
    revealDocument();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { prerendered } = this.props.resource;
    return (
      <>
        <ShellLanguage>
          <BrokenPage hasText={prerendered !== undefined} />
        </ShellLanguage>
        {prerendered && <PrerenderedPage nodes={prerendered} />}
      </>
    );
  }
}

function BrokenPage({ hasText }: { readonly hasText: boolean }) {
  const t = useTexts(remotesTexts);
  const { phone } = useShell().site;
  return (
    <div role="alert" className={styles.broken}>
      {!hasText && <h1>{t('failedHeading')}</h1>}
      <p>{hasText ? t('brokenText') : t('failedText')}</p>
      <div className={styles.actions}>
        <CallLink phone={phone}>{t('call', { phone })}</CallLink>
        <Button
          look="secondary"
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('reload')}
        </Button>
      </div>
    </div>
  );
}
