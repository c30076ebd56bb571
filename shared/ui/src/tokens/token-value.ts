interface Measure {
  value: number;
  unit: string;
}

interface Typography {
  fontFamily: string;
  fontSize: Measure;
  fontWeight: number;
  lineHeight: number;
  letterSpacing: Measure;
}

interface Shadow {
  color: string;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}

interface Border {
  color: string;
  width: Measure;
  style: string;
}

export interface Token {
  $type: string;
  $value: unknown;
  /** A fluid size, written instead of the fixed one. */
  clamp: string | undefined;
}

const generic = new Set(['serif', 'sans-serif', 'system-ui', 'ui-monospace', 'monospace']);

/** Zero keeps its unit: `calc()` does not accept a plain 0. */
const measure = ({ value, unit }: Measure) => `${value}${unit}`;
const easing = (points: number[]) => `cubic-bezier(${points.join(', ')})`;
const families = (names: string[]) => names.map((name) => (generic.has(name) ? name : `"${name}"`)).join(', ');

function shadow(layers: Shadow[]): string {
  return layers
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(measure).concat(layer.color.toLowerCase()).join(' '),
    )
    .join(', ');
}

/** `{color.line.soft}` becomes `var(--color-line-soft)`. */
const reference = (text: string) =>
  text.replace(/^\{(.+)\}$/, (_, path: string) => `var(${variableName(path.split('.'))})`);

/** `['color', 'ink', 'default']` becomes `--color-ink`, `onNight` becomes `on-night`. */
export function variableName(path: readonly string[]): string {
  const words = path.filter((part) => part !== 'default').map((part) => part.replace(/[A-Z]/g, '-$&').toLowerCase());
  return `--${words.join('-')}`;
}

function typography(name: string, { $value, clamp }: Token): [string, string][] {
  const type = $value as Typography;
  const size = clamp ?? measure(type.fontSize);
  return [
    [name, `${type.fontWeight} ${size} / ${type.lineHeight} ${reference(type.fontFamily)}`],
    [`${name}-tracking`, measure(type.letterSpacing)],
  ];
}

function plainValue({ $type, $value, clamp }: Token): string {
  if (clamp) return clamp;
  switch ($type) {
    case 'dimension':
    case 'duration':
      return typeof $value === 'string' ? reference($value) : measure($value as Measure);
    case 'fontFamily':
      return families($value as string[]);
    case 'cubicBezier':
      return easing($value as number[]);
    case 'shadow':
      return shadow($value as Shadow[]);
    case 'border': {
      const border = $value as Border;
      return `${measure(border.width)} ${border.style} ${reference(border.color)}`;
    }
    default:
      return reference(String($value));
  }
}

/** The custom properties of one token: two for a typography token, one for any other. */
export function declarations(path: readonly string[], token: Token): [string, string][] {
  const name = variableName(path);
  return token.$type === 'typography' ? typography(name, token) : [[name, plainValue(token)]];
}
