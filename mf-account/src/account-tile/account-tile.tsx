import { Link } from '@aimante/remote';
import { Card, Link as UiLink } from '@aimante/ui';
import type { ReactNode } from 'react';
import styles from './account-tile.module.css';

interface AccountTileProps {
  readonly id: string;
  readonly title: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

export function AccountTile({ id, title, link, children }: AccountTileProps) {
  return (
    <Card className={styles.tile} render={<section aria-labelledby={id} />}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
      <UiLink render={<Link to={link.to} />}>{link.label}</UiLink>
    </Card>
  );
}

/** The class of small text in a tile. */
export const tileLines = styles.lines;
