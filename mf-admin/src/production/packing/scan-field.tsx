import { Button, TextField } from '@aimante/ui';
import CameraIcon from 'lucide-react/icons/camera';
import ScanLine from 'lucide-react/icons/scan-line';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForPage } from '../../desk/use-go-keys.ts';
import { canReadCodes } from './bar-codes.ts';
import { Camera } from './camera.tsx';
import styles from './packing.module.css';

interface ScanFieldProps {
  readonly onCode: (code: string) => void;
}

/** A hand scanner types a code and Enter. The field stays in focus and is empty for the next one. */
export function ScanField({ onCode }: ScanFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isFilming, setIsFilming] = useState(false);
  const field = useCatchingField();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const code = text.trim();
    setText('');
    if (code) onCode(code);
  }
  return (
    <div className={styles.scan}>
      <form className={styles.field} onSubmit={submit}>
        <TextField
          ref={field}
          size="desk"
          label={t('packing.code')}
          help={t('packing.codeHint')}
          start={<ScanLine size={18} />}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // The page is for scanning: the first key of a hand scanner must not be lost.
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit" size="desk">
          {t('packing.read')}
        </Button>
        {canReadCodes() && (
          <Button
            size="desk"
            variant="secondary"
            icon={<CameraIcon size={16} />}
            aria-pressed={isFilming}
            onClick={() => setIsFilming(!isFilming)}
          >
            {t('packing.camera')}
          </Button>
        )}
      </form>
      {isFilming && <Camera onCode={onCode} />}
    </div>
  );
}

/** The first signs of a code: digits, or what their keys are on a French keyboard. */
const CODE_KEYS = /^[\d&é"'(è_çà]$/;

/** The ref of a field that takes the focus when a scanner types elsewhere in the page. */
function useCatchingField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (isForPage(event) && CODE_KEYS.test(event.key)) field.current?.focus();
    };
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, []);
  return field;
}
