import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  /** @param focused what had the focus before the fallback came */
  readonly onError: (error: unknown, focused: Element | null) => void;
  readonly children: ReactNode;
}

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
