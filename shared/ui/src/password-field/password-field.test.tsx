import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

const field = <PasswordField label="Mot de passe" showLabel="Afficher" hideLabel="Masquer" name="password" />;

describe('PasswordField', () => {
  it('hides typed input, shows it on demand, and hides it again', async () => {
    render(field);
    const box = screen.getByLabelText('Mot de passe');
    await userEvent.type(box, 'secret');
    expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(box).toHaveAttribute('type', 'text');
    expect(box).toHaveValue('secret');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(box).toHaveAttribute('type', 'password');
  });
});
