type SettingsValues = Readonly<Record<string, string>>;

/**
 * Fills `{{name}}` from the settings. `[[…]]` is left out if one of its values is not set. `[[…|…]]` then shows the
 * second text.
 */
export function fillText(text: string, values: SettingsValues): string {
  const filled = (part: string) => part.replace(/\{\{(\w+)\}\}/g, (_, name: string) => settingValue(values, name));
  const isSet = (part: string) =>
    [...part.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => settingValue(values, name) !== '');
  const chosen = text.replace(/\[\[([^|\]]*)(?:\|([^\]]*))?\]\]/g, (_, whenSet: string, otherwise = '') =>
    isSet(whenSet) ? whenSet : String(otherwise),
  );
  return filled(chosen)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function settingValue(values: SettingsValues, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no setting "${name}".`);
  return value;
}
