interface Operation {
  responses: Record<string, object>;
  parameters?: { in: string; required?: boolean }[];
}

export interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
}

/** More of them are combined with each other: thousands of calls for one list. */
const MOST_FILTERS = 2;
/** An endless answer. */
const STREAM = '/api/changes';

/** Specmatic reads statuses as numbers, and tries every combination of optional filters. */
export function documentForSpecmatic(document: ApiDocument): ApiDocument {
  const copy = structuredClone(document);
  delete copy.paths[STREAM];
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    const { '4XX': refused, ...responses } = operation.responses;
    operation.responses = { ...(refused && { 400: refused, default: refused }), ...responses };
    if (operation.parameters) operation.parameters = withFewFilters(operation.parameters);
  }
  return copy;
}

function withFewFilters(parameters: NonNullable<Operation['parameters']>) {
  const filters = parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
  return parameters.filter((parameter) => !filters.slice(MOST_FILTERS).includes(parameter));
}
