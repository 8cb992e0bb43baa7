import { Component, type ReactNode } from 'react';
import { ButtonLink, Kite } from '@farekite/shared/ui';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { revealDocument } from '../../document/documentHead';
import { reportError } from '../../errors/reportError';
import styles from './ApplicationError.module.scss';

interface ApplicationErrorProps {
  readonly children: ReactNode;
}

/** Catches errors of the shell, around the page and around everything. In English only, because the language may be what failed. */
export class ApplicationError extends Component<ApplicationErrorProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    revealDocument();
  }

  override render(): ReactNode {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    return (
      <MessagePage>
        <div role="alert" className={styles.error} lang="en">
          <Kite heightPx={96} />
          <h1 className={styles.heading}>Unexpected Application Error!</h1>
          <p className={styles.text}>{error instanceof Error ? error.message : String(error)}</p>
          <ButtonLink variant="secondary" href="/">
            Return to Home
          </ButtonLink>
        </div>
      </MessagePage>
    );
  }
}
