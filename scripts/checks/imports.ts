import { parseSync } from 'oxc-parser';

export interface ImportedModule {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

/** Every module that a file names in `import`, `export … from` and `import('…')`. */
export function importsOf(file: string, source: string): ImportedModule[] {
  const { module } = parseSync(file, source);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] ? [{ specifier: literal[2], isTypeOnly: false }] : [];
  });
  return [...statics, ...reexports, ...dynamics];
}
