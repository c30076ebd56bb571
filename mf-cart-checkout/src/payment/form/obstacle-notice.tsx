import { Link } from '@aimante/remote';
import { Button, Notice, Link as UiLink } from '@aimante/ui';
import styles from './payment-form.module.css';

type Way = { readonly label: string; readonly to: string } | { readonly label: string; readonly onPress: () => void };

/** The reason why an order cannot be placed, in our own words, and how to resolve it. */
export interface Obstacle {
  readonly text: string;
  readonly way?: Way;
}

export function ObstacleNotice({ obstacle: { text, way } }: { obstacle: Obstacle }) {
  return (
    <Notice tone="danger" className={styles.obstacle}>
      {text}{' '}
      {way && ('to' in way ? <UiLink render={<Link to={way.to} />}>{way.label}</UiLink> : <WayButton {...way} />)}
    </Notice>
  );
}

function WayButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="text" size="small" onClick={onPress}>
      {label}
    </Button>
  );
}
