import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-card.module.css';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: ReactNode;
  /** The link to the product, without content: the name becomes it, and the whole card its target. */
  link: ReactElement;
  picture: ReactNode;
  /** Over the picture's corner. */
  badge?: ReactNode;
  /** One line on the product; a phone shows it only where the product is unavailable. */
  text?: ReactNode;
  price?: ReactNode;
  /** Under the price: "/ unité". */
  unit?: ReactNode;
  /** A control of its own under the words: the card's link does not cover it. */
  action?: ReactNode;
  isUnavailable?: boolean | undefined;
  /** The name's level in the page. */
  level?: 2 | 3 | 4 | undefined;
}

/** A product in a list: 4:3 picture, name, price. Renders an `<article>` with one link in it. */
export function ProductCard(props: ProductCardProps) {
  const { name, link, picture, badge, text, price, unit, action, isUnavailable, level = 3, className, ...rest } = props;
  const Name = `h${level}` as const;
  const anchor = useRender({ render: link, props: { className: styles.link, children: name } });
  return (
    <article {...rest} className={classNames(styles.card, className)} data-unavailable={isUnavailable ? '' : undefined}>
      <div className={styles.picture}>
        {picture}
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>{anchor}</Name>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {(price || unit) && (
        <div className={styles.cost}>
          <span className={styles.price}>{price}</span>
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
