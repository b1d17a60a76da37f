import type { ReactNode } from 'react';
import { Component } from 'react';

interface State {
  hasFailed: boolean;
}

/** Keeps the rest of the page alive when a part of it breaks, or its script cannot be fetched. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-xl px-4 py-24 text-center">
        <p className="text-lg">Something went wrong. Please try again.</p>
        <button type="button" className="button mt-6 bg-accent text-on-accent" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
