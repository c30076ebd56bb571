import { untilLoaded } from '@aimante/remote';
import { Skeleton } from '@aimante/ui';
import { lazy, Suspense, useId } from 'react';
import styles from './rich-text.module.css';

interface RichTextProps {
  readonly label: string;
  /** HTML. The server drops any markup that it does not allow. */
  readonly value: string;
  readonly lang: 'fr' | 'en';
  readonly error?: string | undefined;
  readonly onChange: (html: string) => void;
}

const RichTextEditor = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "rich-text" */ './rich-text-editor.tsx')))
    .RichTextEditor,
}));

/** A text with a few formats. Its editor is large, so it is loaded when it is shown. */
export function RichText({ label, error, ...props }: RichTextProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
          <RichTextEditor labelId={id} {...props} />
        </Suspense>
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
