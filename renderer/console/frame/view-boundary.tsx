import { Component, type ReactNode } from 'react';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Failure } from '#renderer/console/ui/notices.tsx';

interface Props {
  /** What is shown, as an address: the boundary tries again when it changes. */
  readonly at?: string;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/**
 * Explains that its children cannot be shown, if one of them throws; what is around the boundary stays
 * usable. Mostly that happens in a console that was open during a deploy: its scripts may be gone, or an
 * answer has changed.
 */
export class ViewBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override state: State = { isBroken: false };

  override componentDidUpdate({ at }: Props) {
    if (this.state.isBroken && at !== this.props.at) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <Heading title="This cannot be shown" />
        <Failure retry="Reload" onRetry={() => location.reload()}>
          The site was probably deployed while the console was open. Reload to get its new version.
        </Failure>
      </>
    );
  }
}
