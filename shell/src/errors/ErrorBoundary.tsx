import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what has thrown. */
  readonly fallback: (error: unknown) => ReactNode;
  /** Called when that is in the document. @param focused what had the focus before */
  readonly onError: (error: unknown, focused: Element | null) => void;
  readonly children: ReactNode;
}

/** Catches what is thrown inside while it is rendered: the rest of the site keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { readonly caught?: { readonly error: unknown; readonly focused: Element | null } } = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundary['state'] {
    return { caught: { error, focused: document.activeElement } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, this.state.caught?.focused ?? null);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
