import { useT } from '@aimante/remote';
import { IconButton } from '@aimante/ui';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { useEffect, useId, useRef } from 'react';
import styles from './rich-text.module.css';

interface RichTextProps {
  readonly label: string;
  /** HTML. The server drops any markup that it does not allow. */
  readonly value: string;
  readonly lang: 'fr' | 'en';
  readonly onChange: (html: string) => void;
}

const tools = [
  { id: 'bold', command: 'bold', value: undefined, Icon: Bold },
  { id: 'italic', command: 'italic', value: undefined, Icon: Italic },
  { id: 'list', command: 'insertUnorderedList', value: undefined, Icon: List },
  { id: 'numbers', command: 'insertOrderedList', value: undefined, Icon: ListOrdered },
  { id: 'heading', command: 'formatBlock', value: 'h2', Icon: Heading2 },
] as const;

/**
 * A few formats, on the browser's own editing. The text is parsed separately first, so that nothing in it runs or
 * loads.
 */
export function RichText({ label, value, lang, onChange }: RichTextProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (!box.current || written.current === value) return;
    written.current = value;
    box.current.replaceChildren(...withoutScripts(value));
  }, [value]);
  const tell = () => {
    if (!box.current) return;
    written.current = box.current.innerHTML === '<br>' ? '' : box.current.innerHTML;
    onChange(written.current);
  };
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        <div role="toolbar" aria-label={t('richText.tools')} className={styles.tools}>
          {tools.map(({ id: tool, command, value: argument, Icon }) => (
            <IconButton
              key={tool}
              label={t(`richText.${tool}`)}
              variant="ghost"
              size="desk"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                box.current?.focus();
                // oxlint-disable-next-line typescript/no-deprecated -- the only way a browser edits its own rich text, with undo.
                document.execCommand(command, false, argument);
                tell();
              }}
            >
              <Icon size={16} />
            </IconButton>
          ))}
          <span className={styles.note}>{t('richText.cleaned')}</span>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text. */}
        <div
          ref={box}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={id}
          lang={lang}
          contentEditable
          suppressContentEditableWarning
          className={styles.text}
          onInput={tell}
        />
      </div>
    </div>
  );
}

const allowed = new Set(['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'UL', 'OL', 'LI', 'H2', 'H3', 'A', 'DIV', 'SPAN']);

function withoutScripts(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    if (!allowed.has(element.tagName)) element.remove();
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  }
  return [...body.childNodes];
}
