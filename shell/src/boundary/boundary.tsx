import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Names the region in the log. */
  readonly region: string;
  /** When this value changes, the region renders again after a crash. */
  readonly resetKey?: unknown;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasCrashed: boolean;
}

/**
 * Contains a crash in one region of the shell. The region renders again at the next address, and when the network is
 * back.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasCrashed: true };
  }

  override componentDidMount(): void {
    addEventListener('online', this.#retry);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#retry);
  }

  override componentDidCatch(error: Error): void {
    console.error(`[shell] ${this.props.region}`, error);
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (this.state.hasCrashed && resetKey !== this.props.resetKey) this.#retry();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? this.props.fallback(this.#retry) : this.props.children;
  }

  #retry = (): void => this.setState({ hasCrashed: false });
}
