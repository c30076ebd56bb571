import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './product-card.module.css';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: ReactNode;
  /** The link to the product, without content. It wraps the name, and the whole card is its target. */
  link: ReactElement;
  picture: ReactNode;
  /** On the corner of the picture. */
  badge?: ReactNode;
  /** One line on the product. A phone shows it only for an unavailable product. */
  text?: ReactNode;
  price?: ReactNode;
  /** Under the price: "/ unité". */
  unit?: ReactNode;
  /** A separate control under the texts. The link of the card does not cover it. */
  action?: ReactNode;
  isUnavailable?: boolean | undefined;
  /** The heading level of the name. */
  level?: 2 | 3 | 4 | undefined;
}

/** A product in a list: 4:3 picture, name, price. Renders an `<article>` with one link. */
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
