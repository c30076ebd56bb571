import { afterEach, describe, expect, it } from '@jest/globals';
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepTyping, watchTyping } from './typing.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

function Form() {
  const [name, setName] = useState('');
  const [topic, setTopic] = useState('order');
  const [agrees, setAgrees] = useState(false);
  return (
    <form aria-label={`${name}, ${topic}, ${agrees}`}>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea name="message" />
      <select name="topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option>order</option>
        <option>other</option>
      </select>
      <input name="agrees" type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
    </form>
  );
}

/** The output of `react-dom/server`, which cannot run in jsdom. */
const FROM_SERVER = [
  '<form aria-label=", order, false"><input name="name" value=""/><textarea name="message"></textarea>',
  '<select name="topic"><option selected="">order</option><option>other</option></select>',
  '<input type="checkbox" name="agrees"/></form>',
].join('');

function place(html = ''): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

function typeInto(element: HTMLElement) {
  const field = <T extends HTMLElement>(name: string) => element.querySelector<T>(`[name=${name}]`) as T;
  field<HTMLInputElement>('name').value = 'Léa';
  field<HTMLTextAreaElement>('message').value = 'Bonjour';
  field<HTMLSelectElement>('topic').value = 'other';
  field<HTMLInputElement>('agrees').checked = true;
  field<HTMLInputElement>('name').focus();
}

const stateOf = (element: HTMLElement) => element.querySelector('form')?.getAttribute('aria-label');
const messageOf = (element: HTMLElement) => element.querySelector('textarea')?.value;

describe('text typed before the scripts load', () => {
  it('reaches the components that hydrate the page', async () => {
    const element = place(FROM_SERVER);
    typeInto(element);
    const typing = watchTyping(element);
    await act(async () => hydrateRoot(element, <Form />));
    await act(async () => typing.restore(element));
    expect(stateOf(element)).toBe('Léa, other, true');
    expect(messageOf(element)).toBe('Bonjour');
  });

  it('continues with what is typed during the load', async () => {
    const element = place(FROM_SERVER);
    const typing = watchTyping(element);
    const field = element.querySelector('textarea') as HTMLTextAreaElement;
    field.value = 'late';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = '';
    await act(async () => typing.restore(element));
    expect(field.value).toBe('late');
  });

  it('repeats no event that React has handled', async () => {
    const element = place(FROM_SERVER);
    keepTyping(element);
    const tick = element.querySelector('[name=agrees]') as HTMLInputElement;
    const said: string[] = [];
    element.addEventListener('input', ({ target }) => said.push((target as HTMLInputElement).name));
    await act(async () => hydrateRoot(element, <Form />));
    await act(async () => element.dispatchEvent(new Event('aimante:hydrated', { bubbles: true })));
    await act(async () => tick.click());
    await act(async () => element.dispatchEvent(new Event('aimante:hydrated', { bubbles: true })));
    expect(said).toEqual(['agrees']);
    expect(stateOf(element)).toBe(', order, true');
  });

  it('is announced once by a checkbox, a select or one button of a group, named or not', async () => {
    const heard: string[] = [];
    const Choices = () => (
      <>
        <input type="checkbox" checked={false} onChange={({ target }) => heard.push(`tick ${target.checked}`)} />
        <input type="radio" name="size" checked={false} onChange={() => heard.push('small')} />
        <input type="radio" name="size" checked onChange={() => heard.push('large')} />
        <select value="up" onChange={({ target }) => heard.push(target.value)}>
          <option>up</option>
          <option>down</option>
        </select>
      </>
    );
    const element = place(
      '<input type="checkbox"/><input type="radio" name="size"/><input type="radio" name="size" checked=""/><select><option selected="">up</option><option>down</option></select>',
    );
    for (const control of element.querySelectorAll('input:not([checked])'))
      (control as HTMLInputElement).checked = true;
    (element.querySelector('select') as HTMLSelectElement).value = 'down';
    const typing = watchTyping(element);
    await act(async () => hydrateRoot(element, <Choices />));
    await act(async () => typing.restore(element));
    expect(heard).toEqual(['tick true', 'small', 'down']);
  });

  it('moves typed text and focus from the fallback into the real form', async () => {
    const standIn = place(FROM_SERVER);
    const element = place();
    await act(async () => createRoot(element).render(<Form />));
    typeInto(standIn);
    const typing = watchTyping(standIn);
    await act(async () => typing.restore(element));
    expect(stateOf(element)).toBe('Léa, other, true');
    expect(document.activeElement).toBe(element.querySelector('[name=name]'));
  });

  it('does not change untouched fields', async () => {
    const element = place(FROM_SERVER);
    const typing = watchTyping(element);
    (element.querySelector('[name=topic]') as HTMLSelectElement).value = 'other';
    await act(async () => typing.restore(element));
    expect((element.querySelector('[name=topic]') as HTMLSelectElement).value).toBe('other');
  });
});
