import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Button } from './button.tsx';

describeConformance('Button', {
  part: (props) => <Button {...props}>Ajouter</Button>,
  renderedAs: (element) => <Button render={element}>Ajouter</Button>,
  target: 'button',
});

describe('Button', () => {
  it('submits no form unless it is a submit button', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Ajouter</Button>
        <Button type="submit">Envoyer</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('answers Enter and Space', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Ajouter</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('answers no press and submits nothing while it loads, yet keeps the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          Payer
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Payer' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the loading label at the same width', () => {
    const { rerender } = render(<Button loadingLabel="Envoi…">Ajouter</Button>);
    const button = screen.getByRole('button', { name: 'Ajouter' });
    expect(button).toHaveTextContent('AjouterEnvoi…');
    rerender(
      <Button loading loadingLabel="Envoi…">
        Ajouter
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Envoi…' })).toBe(button);
    expect(button).toHaveTextContent('AjouterEnvoi…');
  });

  it('is a link where it is rendered as one', () => {
    render(<Button render={<a href="/products">Nos magnets</a>} />);
    const link = screen.getByRole('link', { name: 'Nos magnets' });
    expect(link).toHaveAttribute('href', '/products');
    expect(link).not.toHaveAttribute('type');
  });
});
