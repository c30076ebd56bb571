import { passwordProofSchema } from '@aimante/api-contract/team/schemas';
import { useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useState } from 'react';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { TEAM_KEY } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

interface FinalDrawerProps {
  /** On the button that opens it, and on the one that does it. */
  readonly label: string;
  readonly title: string;
  readonly text?: string;
  readonly onConfirm: (password: string) => Promise<unknown>;
  readonly onDone: () => void;
}

/** A button for what cannot be undone. It asks for the own password first. */
export function FinalDrawer({ label, title, text, onConfirm, onDone }: FinalDrawerProps) {
  const { refresh } = useRefresh(TEAM_KEY);
  const passwordField = usePasswordField();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size="desk" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <EditDrawer
          title={title}
          saveLabel={label}
          isFinal
          onClose={() => setIsAsked(false)}
          schema={passwordProofSchema}
          saved={{}}
          specs={[passwordField]}
          above={text && <p>{text}</p>}
          onSave={async ({ password }) => {
            await onConfirm(password);
            onDone();
            await refresh();
          }}
        />
      )}
    </>
  );
}
