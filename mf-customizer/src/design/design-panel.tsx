import { untilLoaded } from '@aimante/remote';
import { lazy, Suspense } from 'react';
import type { DesignTool } from '../cropper/look/look-atoms.ts';
import styles from './design-panel.module.css';

/** Loaded with the first tool that is not the crop. */
const Panels = lazy(() => untilLoaded(() => import(/* webpackChunkName: "design-tools" */ './panels/panels.tsx')));

/** The panel of a tool, beside the photo or below it. */
export function DesignPanel({ tool }: { readonly tool: DesignTool }) {
  return (
    <div className={styles.panel}>
      <Suspense>
        <Panels tool={tool} />
      </Suspense>
    </div>
  );
}
