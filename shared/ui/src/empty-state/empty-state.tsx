import { DoorArt } from '../state-panel/door-art.tsx';
import type { StatePanelProps } from '../state-panel/state-panel.tsx';
import { StatePanel } from '../state-panel/state-panel.tsx';

export type EmptyStateProps = Omit<StatePanelProps, 'reference' | 'icon'>;

/** Says that there is nothing here yet, and offers the next step in `actions`. */
export function EmptyState({ art = <DoorArt scene="slots" />, ...rest }: EmptyStateProps) {
  return <StatePanel {...rest} art={art} />;
}
