import { parseSync, type TSInterfaceDeclaration, type TSSignature, type TSTypeAliasDeclaration } from 'oxc-parser';
import type { ReportLine, Side } from './report.ts';

/** The exported types of a source file, by name, as lines: one for each member at any depth. */
export function typeSections(source: string, sideOf: (name: string) => Side): Map<string, ReportLine[]> {
  const sections = new Map<string, ReportLine[]>();
  for (const statement of parseSync('contract.ts', source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'TSInterfaceDeclaration' && declaration?.type !== 'TSTypeAliasDeclaration') continue;
    const { name } = declaration.id;
    sections.set(name, typeLines(source, sideOf(name), declaration));
  }
  return sections;
}

export function typeLines(
  source: string,
  side: Side,
  declaration: TSInterfaceDeclaration | TSTypeAliasDeclaration,
): ReportLine[] {
  return new Reader(source, side).linesOf(declaration);
}

class Reader {
  readonly #source: string;
  readonly #side: Side;

  constructor(source: string, side: Side) {
    this.#source = source;
    this.#side = side;
  }

  linesOf(declaration: TSInterfaceDeclaration | TSTypeAliasDeclaration): ReportLine[] {
    if (declaration.type === 'TSTypeAliasDeclaration')
      return [this.#line('type', this.#text(declaration.typeAnnotation))];
    const parents = declaration.extends.map((parent) => this.#line('extends', this.#text(parent)));
    return [...parents, ...declaration.body.body.flatMap((member) => this.#member(member, ''))];
  }

  #member(member: TSSignature, above: string): ReportLine[] {
    if (member.type === 'TSMethodSignature') {
      const text = this.#text(member);
      const name = this.#text(member.key);
      return [this.#line(`${above}${name}()`, text.slice(name.length).replace(/;$/, ''), member.optional)];
    }
    if (member.type !== 'TSPropertySignature') return [this.#line(`${above}index`, this.#text(member))];
    const path = above + this.#text(member.key);
    const type = member.typeAnnotation?.typeAnnotation;
    if (type?.type !== 'TSTypeLiteral') return [this.#line(path, type ? this.#text(type) : 'any', member.optional)];
    const inner = type.members.flatMap((part) => this.#member(part, `${path}.`));
    return [this.#line(path, 'object', member.optional), ...inner];
  }

  #line(path: string, type: string, isOptional = false): ReportLine {
    return { side: this.#side, path, isOptional, type };
  }

  #text({ start, end }: { readonly start: number; readonly end: number }): string {
    const text = this.#source.slice(start, end).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return text.replaceAll(/\s+/g, ' ').trim();
  }
}
