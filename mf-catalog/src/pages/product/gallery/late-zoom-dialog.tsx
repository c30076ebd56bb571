import { untilLoaded } from '@aimante/remote';
import { type ComponentProps, lazy, Suspense } from 'react';

const ZoomDialog = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "product-details" */ './zoom-dialog.tsx'))).ZoomDialog,
}));

/** Its code loads with the first picture that is enlarged. */
export const LateZoomDialog = (props: ComponentProps<typeof ZoomDialog>) => (
  <Suspense>
    <ZoomDialog {...props} />
  </Suspense>
);
