import { useLocale } from '@aimante/remote';
import { isSame } from '@aimante/remote/form';
import { useState } from 'react';
import { codecOf, type FieldKind } from './field-kinds.ts';

/** The text of a field stays as typed, such as `4,` or `4,50`, until its value changes by other means. */
export function useTypedText(kind: FieldKind | undefined, value: unknown) {
  const locale = useLocale();
  const { format, parse } = codecOf(kind);
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && isSame(parse(typed), value);
  return {
    text: isTyped ? typed : format(value, locale),
    read: (text: string) => {
      setTyped(text);
      return parse(text);
    },
  };
}
