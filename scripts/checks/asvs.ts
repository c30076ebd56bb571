import { posix } from 'node:path';
import { asvsLevels } from './asvs-levels.ts';
import type { Finding, SourceTree } from './source-tree.ts';

const TABLES = /^docs\/security\/asvs-[\w-]+\.md$/;
const SUMMARY = 'docs/security.md';
const VERDICTS = ['met', 'partly', 'not met', 'does not apply'];
const LINK = /\[[^\]]*\]\(([^)\s#]+)[^)]*\)/g;

interface Row {
  readonly file: string;
  readonly id: string;
  readonly level: string;
  readonly words: string;
  readonly verdict: string;
  readonly shown: string;
}

/**
 * The tables of OWASP ASVS: each requirement of levels 1 and 2 once, with its level and a known verdict. What is met
 * links a file that exists. Everything else says why.
 */
export function checkAsvs(tree: SourceTree): Finding[] {
  const files = tree.files.filter((file) => TABLES.test(file));
  if (files.length === 0) return [];
  const rows = files.flatMap((file) => rowsOf(file, tree.read(file)));
  return [...countFindings(rows), ...rows.flatMap((row) => rowFindings(tree, row)), ...summaryFindings(tree, rows)];
}

function rowsOf(file: string, text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => {
      const [id = '', level = '', words = '', verdict = '', shown = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { file, id, level, words, verdict, shown };
    });
}

function countFindings(rows: readonly Row[]): Finding[] {
  return [...asvsLevels.keys()].flatMap((id) => {
    const found = rows.filter((row) => row.id === id).length;
    return found === 1 ? [] : [`docs/security has ASVS ${id} ${found} times`];
  });
}

function rowFindings(tree: SourceTree, { file, id, level, words, verdict, shown }: Row): Finding[] {
  const place = `${file}: ${id}`;
  const links = [...shown.matchAll(LINK)].map(([, target = '']) => posix.join(posix.dirname(file), target));
  const isShown = links.some((target) => tree.files.includes(target));
  const reason = shown.replaceAll(LINK, '').replaceAll(/[\s.,;]/g, '');
  return [
    ...(asvsLevels.get(id) === level ? [] : [`${place} is no requirement of level ${level}`]),
    ...(words === '' ? [`${place} has no words`] : []),
    ...(VERDICTS.includes(verdict) ? [] : [`${place} has the unknown verdict "${verdict}"`]),
    ...(verdict === 'met' && !isShown ? [`${place} is met, but links no file that shows it`] : []),
    ...(verdict !== 'met' && reason === '' ? [`${place} is ${verdict}, but gives no reason`] : []),
  ];
}

/** `| met | 54 | 101 | …` */
function summaryFindings(tree: SourceTree, rows: readonly Row[]): Finding[] {
  const text = tree.files.includes(SUMMARY) ? tree.read(SUMMARY) : '';
  return VERDICTS.flatMap((verdict) => {
    const counts = ['1', '2'].map(
      (level) => rows.filter((row) => row.verdict === verdict && row.level === level).length,
    );
    const line = `| ${verdict} | ${counts.join(' | ')} |`;
    return text.includes(line) ? [] : [`${SUMMARY} lacks the line "${line}"`];
  });
}
