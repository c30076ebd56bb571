import { type ModuleItem, parseSync } from '@swc/core';

export function exportedNames(source: string): string[] {
  return parseSync(source, { syntax: 'typescript', tsx: true }).body.flatMap(namesOf);
}

function namesOf(item: ModuleItem): string[] {
  if (item.type === 'ExportNamedDeclaration') {
    return item.specifiers.flatMap((each) =>
      each.type === 'ExportSpecifier' && !each.isTypeOnly ? [(each.exported ?? each.orig).value] : [],
    );
  }
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    return [declaration.identifier.value];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
}
