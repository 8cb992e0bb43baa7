import { Component, type ReactNode } from 'react';
import type { RemotePage } from '../../remotes/Pages';
import { focusPage } from '../../navigation/focusPage';

interface PageErrorBoundaryProps {
  /** The page inside, which is told when it throws. */
  readonly page: RemotePage;
  /** Shown then in its place. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page throws while it renders: the rest of the site keeps working. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.page.fail(cause);
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
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
