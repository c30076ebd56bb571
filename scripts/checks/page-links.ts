import { parseSync, Visitor } from 'oxc-parser';
import { type Finding, isSource, isTooling, type SourceTree } from './source-tree.ts';
import { literalOf } from './text-keys.ts';

const LINKING = /^(?:shell|edge|mf-[^/]+)\/src\//;
/** In the API, only these files link to pages, in mails and for the payment provider. */
const LINKING_IN_API = /\/page-link\.ts'/;
/** Starts of addresses that are no pages: the API, the edge, and files of releases. */
const OTHERS = /^\/(?:api|_edge|_forms|remotes|dev)(?:\/|$)/;
/** Its keys are the addresses that the edge answers by itself, as `GET /healthz`. */
const EDGE_ROUTES = 'edge/src/fixed-routes.ts';
/** Replaces a placeholder of a template, which may be any part of a path. */
const HOLE = '*';

/** Every address of a page in the code of shell, edge, API and remotes is an address of some remote. */
export function checkPageLinks(tree: SourceTree): Finding[] {
  const pages = tree.files.filter((file) => file.endsWith('/remote.config.ts')).flatMap((file) => pathsOf(tree, file));
  const edge = tree.files.includes(EDGE_ROUTES)
    ? literalsOf(tree, EDGE_ROUTES).map((key) => key.split(' ').at(-1))
    : [];
  const isKnown = (path: string) => edge.includes(path) || pages.some((page) => matches(page, path));
  return tree.files
    .filter((file) => isSource(file) && !isTooling(file) && hasLinks(tree, file))
    .flatMap((file) =>
      literalsOf(tree, file)
        .filter((literal) => isAddress(literal) && !isKnown(pathOf(literal)))
        .map((literal) => `${file} leads to ${literal}, which is a page of no remote`),
    );
}

function hasLinks(tree: SourceTree, file: string): boolean {
  return LINKING.test(file) || (file.startsWith('api/src/') && LINKING_IN_API.test(tree.read(file)));
}

function pathsOf(tree: SourceTree, file: string): string[] {
  const paths: string[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const path = literalOf(properties, 'path');
      if (path && literalOf(properties, 'id')) paths.push(path);
    },
  }).visit(parseSync(file, tree.read(file)).program);
  return paths;
}

function literalsOf(tree: SourceTree, file: string): string[] {
  const found = new Set<string>();
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.add(value);
    },
    TemplateLiteral({ quasis }) {
      found.add(quasis.map(({ value }) => value.raw).join(HOLE));
    },
  }).visit(parseSync(file, tree.read(file)).program);
  return [...found];
}

/** The address of a file has an ending, as in `/sw.js`. */
function isAddress(literal: string): boolean {
  return /^\/(?:[a-z][\w-]*)?(?:\/[\w*-]+)*\/?(?:[?#].*)?$/.test(literal) && !OTHERS.test(literal);
}

function pathOf(literal: string): string {
  const path = literal.replace(/[?#].*$/, '').replace(/^\/en(?=\/|$)/, '');
  return path.replace(/\/$/, '') || '/';
}

function matches(page: string, path: string): boolean {
  const [wanted, given] = [page.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || given[at] === HOLE || part === given[at])
  );
}
