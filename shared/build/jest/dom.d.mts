declare const preset: Readonly<Record<string, unknown>>;
export default preset;
