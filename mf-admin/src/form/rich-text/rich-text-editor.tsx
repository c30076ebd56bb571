import { richSchemes } from '@aimante/api-contract/catalogue/rich-text';
import { IconButton } from '@aimante/ui';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';

interface RichTextEditorProps {
  readonly labelId: string;
  readonly value: string;
  readonly lang: 'fr' | 'en';
  readonly onChange: (html: string) => void;
}

/** The elements that the API allows in a long description. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: [...richSchemes] },
  }),
  TableKit,
];

const tools = [
  { id: 'bold', node: 'bold', Icon: Bold, run: (chain: ChainedCommands) => chain.toggleBold() },
  { id: 'italic', node: 'italic', Icon: Italic, run: (chain: ChainedCommands) => chain.toggleItalic() },
  { id: 'list', node: 'bulletList', Icon: List, run: (chain: ChainedCommands) => chain.toggleBulletList() },
  { id: 'numbers', node: 'orderedList', Icon: ListOrdered, run: (chain: ChainedCommands) => chain.toggleOrderedList() },
  {
    id: 'heading',
    node: 'heading',
    Icon: Heading2,
    run: (chain: ChainedCommands) => chain.toggleHeading({ level: 2 }),
  },
] as const;

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

export function RichTextEditor({ labelId, value, lang, onChange }: RichTextEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor({
    extensions,
    content: value,
    // The content security policy allows no style element. The rules are in the CSS module.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang,
        class: styles.text ?? '',
      },
    },
    onUpdate: (event) => onChange(htmlOf(event.editor)),
  });
  useEffect(() => {
    // Tiptap replaces an editor that mounts late. The effect runs again for the new one.
    if (!editor.isDestroyed && value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const active = useEditorState({
    editor,
    selector: (state) => tools.filter(({ node }) => state.editor.isActive(node)).map(({ id }) => id),
  });
  return (
    <>
      <div role="toolbar" aria-label={t('richText.tools')} className={styles.tools}>
        {tools.map(({ id, Icon, run }) => (
          <IconButton
            key={id}
            label={t(`richText.${id}`)}
            variant="ghost"
            size="desk"
            aria-pressed={active.includes(id)}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon size={16} />
          </IconButton>
        ))}
        <span className={styles.note}>{t('richText.cleaned')}</span>
      </div>
      <EditorContent editor={editor} />
    </>
  );
}
