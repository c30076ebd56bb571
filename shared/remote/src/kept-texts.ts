import type { i18n, TFunction } from 'i18next';

const MAX_TEXTS = 1000;

/**
 * i18next composes a text anew for each call, which is a third of the time of a render. Here each text is composed
 * once, until further texts are loaded. The instance must keep its language.
 */
export function keepTexts(instance: i18n): i18n {
  const known = new Map<string, KeptTexts>();
  const fixed = instance.getFixedT.bind(instance);
  instance.getFixedT = ((...scope: Parameters<typeof fixed>) => {
    const name = JSON.stringify(scope);
    const kept = known.get(name) ?? keptTexts(fixed(...scope));
    known.set(name, kept);
    return kept.t;
  }) as typeof fixed;
  instance.store.on('added', () => {
    for (const { forget } of known.values()) forget();
  });
  return instance;
}

interface KeptTexts {
  readonly t: TFunction;
  readonly forget: () => void;
}

function keptTexts(t: TFunction): KeptTexts {
  const texts = new Map<string, unknown>();
  const kept = (...call: Parameters<typeof t>) => {
    const name = nameOf(call);
    if (name === undefined) return t(...call);
    if (!texts.has(name)) {
      if (texts.size >= MAX_TEXTS) texts.clear();
      texts.set(name, t(...call));
    }
    return texts.get(name);
  };
  return { t: Object.assign(kept, t) as TFunction, forget: () => texts.clear() };
}

/** Undefined where a value may change and keep its name. */
function nameOf([key, values]: readonly unknown[]): string | undefined {
  if (typeof key !== 'string') return undefined;
  if (values === undefined) return key;
  const arePlain =
    typeof values === 'object' && Object.values(values ?? {}).every((value) => typeof value !== 'object');
  return arePlain ? key + JSON.stringify(values) : undefined;
}
