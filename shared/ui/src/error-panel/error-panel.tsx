import RefreshCw from 'lucide-react/icons/refresh-cw';
import Unplug from 'lucide-react/icons/unplug';
import { Button } from '../button/button.tsx';
import { DoorArt } from '../state-panel/door-art.tsx';
import type { StatePanelProps } from '../state-panel/state-panel.tsx';
import { StatePanel } from '../state-panel/state-panel.tsx';

export interface ErrorPanelProps extends StatePanelProps {
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
}

/**
 * A failure: what happened and what is safe (`title`, `children`), what to do (`onRetry`, `actions`), and a
 * `reference`. `layout="inline"` replaces one block of a page.
 */
export function ErrorPanel(props: ErrorPanelProps) {
  const { onRetry, retryLabel, isRetrying = false, actions, layout, ...rest } = props;
  const retry = onRetry && retryLabel && (
    <Button
      size="small"
      variant={layout === 'inline' ? 'secondary' : 'primary'}
      icon={<RefreshCw size={18} />}
      loading={isRetrying}
      onClick={onRetry}
    >
      {retryLabel}
    </Button>
  );
  return (
    <StatePanel
      role="alert"
      art={<DoorArt scene="fallen" />}
      icon={<Unplug size={20} />}
      {...rest}
      layout={layout}
      actions={
        (retry || actions) && (
          <>
            {retry}
            {actions}
          </>
        )
      }
    />
  );
}
