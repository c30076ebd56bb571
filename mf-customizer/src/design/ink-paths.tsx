import type { Ink } from '@aimante/print/drawing';

/** Paths as they are printed. */
export function InkPaths({ inks }: { readonly inks: readonly Ink[] }) {
  return inks.map(({ path, fill, line, opacity }, index) => (
    <path
      key={index}
      d={path}
      fill={fill ?? 'none'}
      fillOpacity={opacity}
      stroke={line?.colour}
      strokeWidth={line?.width}
      strokeOpacity={opacity}
      strokeLinejoin="round"
    />
  ));
}
