import type { LocaleFiles } from './locale-files.ts';
import { type Finding, isSource, isTooling, type SourceTree } from './source-tree.ts';

/** Translated word by word from the other language, or unclear to a customer. The second part is what to write. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/24 working hours/i, 'within one working day'],
  [/24 heures ouvrées/i, 'sous un jour ouvré'],
  [/\bpayment (?:is |was )?refused/i, 'payment declined'],
  [/\bexchange (?:points|them)\b/i, 'redeem'],
  [/\bone last press\b/i, 'one last click'],
  [/\bdernière pression\b/i, 'un dernier clic'],
  [/\bno defect\b/i, 'not a defect'],
  [/\bwould be one\b/i, 'Example: …'],
  [/\btold you about\b/i, 'the thing itself'],
  [/\b(?:what becomes of|same family|quickly made|most attractive|exchange points?)\b/i, 'a plain phrase'],
  [/\baccount (?:sleeps|is asleep)\b|\bcompte dort\b/i, 'paused, en pause'],
  [/\bThis field is needed\b|\bPlease fill in this field\b/i, 'the name of the field'],
  [/\bce champ\b|\bthis field\b/i, 'the name of the field'],
  [/\bout of the phone\b/i, 'off your phone'],
  [/\bimport my (?:photos|images|pictures)\b/i, 'upload my photos'],
  [/\bphone’s gallery\b/i, 'camera roll'],
  [/\b(?:your fingertips|taille de vos doigts)\b/i, 'actual size, taille réelle'],
  [/\bbleed comes out of\b|\bfond perdu sort de\b/i, 'no white border'],
  [/\b\d+ places, your photos go here\b/i, 'room for 9 photos'],
  [/\baussi quand vous vous connectez\b/i, 'même après connexion'],
  [/\bpassent à l’impression\b/i, 'what happens next'],
  [/\b(?:an error occurred|une erreur est intervenue)\b/i, 'what happened'],
  [/\b(?:is|are) not answering\b|\b(?:does|do) not answer\b/i, 'is not responding'],
  [/\bcopy (?:fewer|more)\b/i, 'one fewer copy, one more copy'],
  [/\ba bit blurry\b|\bslightly blurry\b/i, 'a little blurry'],
  [/\bapply nothing\b|\baudience measurement\b|\bfollow my order\b/i, 'a plain phrase'],
  [/\b(?:pages|steps|progress) of the (?:catalogue|order)\b/i, 'catalogue pages, checkout steps, order progress'],
  [/\b(?:bought singly|has lost its original|have lost their original|(?:printing|work) goes on)\b/i, 'a plain phrase'],
  [/\btaken back\b/i, 'returned, or deducted'],
  [/\bthis text is too long\b|\bce texte est trop long\b/i, 'the name of the field'],
  [/\bmoods?\b/i, 'look'],
  [/\bbrouillée?s?\b/i, 'flou'],
  [/\bframe cannot take in\b/i, 'you cannot zoom out any further'],
  [/\bway of delivery\b/i, 'delivery method'],
  [/\byours to make\b|\bn’est pas le vôtre\b/i, 'who may do it'],
  [/\bzone sûre\b/i, 'zone de sécurité'],
  [
    /\b(?:(?:ce|le) (?:lien|code)|(?:this|the) (?:link|code)) (?:sert|fonctionne|n(?:e s)?’ouvre|(?:no longer )?works|no longer opens)\b/i,
    'valable, valid',
  ],
  [/\bconditions de vente\b/i, 'conditions générales de vente'],
  [/\bpoints de fidélité/i, 'points fidélité'],
  [/\brevenons vers vous\b|\bcome back to you\b/i, 'nous vous répondons, we will reply'],
  [/\braison sociale\b/i, 'société'],
  [/\b(?:de|an?) \$\{p\.text\('shop'\)\}/, 'the name of the shop without an article or “de”'],
  [/\bpas,? ou plus\b|\bor no longer\b/i, 'which of the two, or only “no longer”'],
  [/\btell us (?:a|your|which|the name)\b/i, 'enter, choose'],
  [/\bways? of (?:paying|payment)\b/i, 'payment method'],
  [/\b(?:exists|closed|ordered|applies|used|printed) already\b/i, 'already exists'],
  [
    /\bvient (?:de (?:vous|lui)|d’)[ ]?être envoyé\b|\bhas been sent to (?:you|it)\b/i,
    'nous venons de vous envoyer, we have just sent you',
  ],
  [/\bn’(?:a|ont) plus (?:son|leur) original\b|\bthe originals? of \{\{count\}\}/i, 'what is missing, and what to do'],
  [/\bN° TVA\b/i, 'N° de TVA'],
  [/\bart\. \d+(?: [A-Z])? CGI\b/, 'art. … of the French tax code'],
  [/\bare (?:no longer )?set aside\b/i, 'reserved'],
  [/\bno drawer swallows\b|\bat the foot of the (?:home )?page\b/i, 'a plain phrase'],
];
/** In locale files only. In code, `email` is a name, and a second factor is one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])e?mails?\b(?!\}\})/i, 'e-mail'],
  [/(?<!bank )\basked for\b/i, 'requested'],
  [/\blog(?:in|out| in| out)\b/i, 'sign in, sign out'],
  [/\bturnover\b/i, 'revenue'],
  [/\bmeanwhile\b|\bput right\b|\bprivate persons?\b|\ba little soft\b/i, 'a plain phrase'],
  [/\bNo (?!one\b|account\b)\w+(?<!s) (?:yet|in this period|since)\b/, 'the plural: no orders yet'],
  [/\bclore\b|\bclos (?:le|par|inchangés)\b/i, 'clôturer'],
  [/\bcanari\b/i, 'version à l’essai'],
  [/\bvignettes? en préparation\b/i, 'magnets en préparation'],
  [/\bMarquer (?:payée|imprimé|résolu)\b/, 'marquer comme …'],
  [/\b(?:second|deuxième) facteur|\bsecond factor/i, 'moyen de connexion, sign-in method'],
];
/** The specification gives these word for word. */
const SPECIFIED: ReadonlySet<string> = new Set(['Veuillez saisir votre adresse email']);

/** No visible text has words that the shop does not use, in either language. */
export function unwantedWords(tree: SourceTree, locales: readonly LocaleFiles[]): Finding[] {
  return [
    ...locales.flatMap(localeFindings),
    ...tree.files.filter(isTextOfApi).flatMap((file) => apiFindings(tree, file)),
  ];
}

function localeFindings({ folder, fr, en }: LocaleFiles): Finding[] {
  const texts = [...fr, ...en].filter(([, text]) => !SPECIFIED.has(text));
  return texts.flatMap(([key, text]) =>
    findingsIn(text, [...PHRASES, ...SPELLINGS]).map((finding) => `${folder}: "${key}" says ${finding}`),
  );
}

const isTextOfApi = (file: string): boolean => /^api\/(?:src|seeds)\//.test(file) && isSource(file) && !isTooling(file);

/** Mails, refusals and the demo catalogue are written in the code of the API. */
function apiFindings(tree: SourceTree, file: string): Finding[] {
  return findingsIn(tree.read(file), PHRASES).map((finding) => `${file} says ${finding}`);
}

function findingsIn(text: string, unwanted: readonly (readonly [RegExp, string])[]): string[] {
  return unwanted.flatMap(([words, better]) => {
    const [found] = words.exec(text) ?? [];
    return found ? [`"${found}": write ${better}`] : [];
  });
}
