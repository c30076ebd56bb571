import type { Colleague } from '@aimante/api-contract/mentions';
import { TextArea, VisuallyHidden } from '@aimante/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matching, typedMention, withMention } from './mention-text.ts';
import styles from './note-field.module.css';

interface NoteFieldProps {
  readonly value: string;
  readonly colleagues: readonly Colleague[];
  readonly onChange: (text: string) => void;
}

/** The text of a note. After an `@`, a list offers the names of the team: arrow keys, Enter or Tab, and Escape. */
export function NoteField({ value, colleagues, onChange }: NoteFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [isClosed, setIsClosed] = useState(true);
  const typed = isClosed ? undefined : typedMention(value, caret);
  const options = typed ? matching(colleagues, typed.query) : [];
  const isOpen = options.length > 0;
  const current = Math.min(chosen, options.length - 1);

  function insert({ name }: Colleague) {
    if (!typed) return;
    const next = withMention(value, typed, name);
    onChange(next.text);
    setIsClosed(true);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[current];
    if (!option) return;
    const step = { ArrowDown: 1, ArrowUp: options.length - 1 }[event.key];
    if (step !== undefined) setChosen((current + step) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(option);
    else if (event.key === 'Escape') setIsClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.field}>
      <TextArea
        ref={area}
        label={t('order.newNote')}
        help={colleagues.length > 0 ? t('mentions.help') : undefined}
        size="desk"
        rows={2}
        maxLength={2000}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart);
          setChosen(0);
          setIsClosed(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsClosed(true)}
      />
      <VisuallyHidden role="status">{isOpen && t('mentions.found', { count: options.length })}</VisuallyHidden>
      {isOpen && (
        <div className={styles.options} id={id} role="listbox" aria-label={t('mentions.names')}>
          {options.map((option, place) => (
            <div
              key={option.id}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === current}
              // The text keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                insert(option);
              }}
            >
              {option.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
