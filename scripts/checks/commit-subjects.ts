const MAX_LENGTH = 72;
/** First words that start a description of the code instead of an order. */
const NOT_A_VERB =
  /^(a|an|the|its?|one|what|who|when|where|there|this|that|these|those|no|each|every|all|\w+ing|\w+ed)\b/;
/** Verbs that only look like one of the forms above. */
const VERB = /^(bring|string|need|embed|feed|speed|shed|seed|bed|ping|ring|swing|spring|wed)\b/;

/** One fault for each subject that is not `package: keep the draft through login`. */
export function checkCommitSubjects(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const fault = faultOf(subject);
    return fault === undefined ? [] : [`"${subject}" ${fault}`];
  });
}

function faultOf(subject: string): string | undefined {
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, ${MAX_LENGTH} are allowed`;
  if (subject.includes(';')) return 'has two thoughts: make two commits, or move the second into the body';
  const order = subject.replace(/^[\w@/, *.-]+: /, '');
  if (/^[A-Z]/.test(order) || (NOT_A_VERB.test(order) && !VERB.test(order)))
    return 'is no order: start with a verb, like "keep the draft through login"';
  return subject.endsWith('.') ? 'ends with a full stop' : undefined;
}
