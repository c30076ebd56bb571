/** When a fault happens: while the module loads, in a render, in an effect, at a click, or when the page is left. */
type Moment = 'load' | 'render' | 'effect' | 'click' | 'leave';

export interface CodeFault {
  readonly name: string;
  readonly moment: Moment;
  readonly code: string;
}

const at = (moment: Moment, faults: Readonly<Record<string, string>>): CodeFault[] =>
  Object.entries(faults).map(([name, code]) => ({ name: `${name} (${moment})`, moment, code }));

const LOOP = 'for (;;) ;';
const style = (rule: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync('${rule}'); document.adoptedStyleSheets.push(sheet);`;
const cover = (parent: string) =>
  `const cover = document.createElement('div'); cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: white'; ${parent}.append(cover);`;

/** What the code of a remote may do wrong, by mistake or on purpose. */
export const CODE_FAULTS: readonly CodeFault[] = [
  ...at('load', {
    throws: "throw new Error('broken');",
    'never loads': 'await new Promise(() => {});',
    'loops for ever': LOOP,
    'exposes nothing': 'return () => ({});',
    'rejects with nothing': 'return Promise.reject();',
    'pollutes Object.prototype': 'Object.prototype.leaked = () => undefined;',
  }),
  ...at('render', {
    throws: "throw new Error('broken');",
    'throws null': 'throw null;',
    'waits for ever': 'throw new Promise(() => {});',
    'returns an object': 'return { a: 1 };',
    'returns nothing': 'return undefined;',
    'calls itself': 'const call = () => call(); call();',
    'changes its state': 'const [, set] = React.useState(0); set(Math.random());',
    'loops for ever': LOOP,
    'draws 20,000 elements':
      "return Array.from({ length: 20000 }, (_, key) => React.createElement('p', { key }, key));",
    'breaks the order of hooks': 'if (Math.random() > 0.5) React.useState(0);',
    'inserts markup with a script':
      "return React.createElement('h1', { dangerouslySetInnerHTML: { __html: '<img src=x onerror=alert(1)><script>alert(1)</' + 'script>' } });",
  }),
  ...at('effect', {
    throws: "throw new Error('broken');",
    'leaves a rejection': "void Promise.reject(new Error('left'));",
    'throws in a timer': "setTimeout(() => { throw new Error('late'); });",
    'loops for ever': LOOP,
    'fills the microtasks': 'const next = () => Promise.resolve().then(next); void next();',
    'empties the body': "document.body.innerHTML = '';",
    'removes the body': 'document.body.remove();',
    'removes the header': "document.querySelector('header').remove();",
    'empties the header': "document.querySelector('header').innerHTML = '';",
    'removes the root': "document.querySelector('#root').remove();",
    'empties the root': "document.querySelector('#root').innerHTML = '';",
    'removes the main part': "document.querySelector('main').remove();",
    'removes the footer': "document.querySelector('footer').remove();",
    'removes its own box': `document.querySelector('main [data-remote="mf-customizer"]').remove();`,
    'removes the overlay': "document.querySelector('#overlay').remove();",
    'writes the document': "document.write('<p>Mine</p>');",
    'covers the page': cover('document.body'),
    'covers the page from the overlay': cover("document.querySelector('#overlay')"),
    'hides the header by a style': style('header { display: none }'),
    'hides everything by a style': style('body { display: none }'),
    'locks scrolling': "document.body.style.overflow = 'hidden';",
    'disables all stylesheets': 'for (const sheet of document.styleSheets) sheet.disabled = true;',
    'replaces fetch': "window.fetch = () => { throw new Error('mine'); };",
    'deletes fetch': 'delete window.fetch;',
    'replaces Array.prototype.map': "Array.prototype.map = () => { throw new Error('mine'); };",
    'replaces Array.prototype.filter': 'Array.prototype.filter = () => [];',
    'replaces Promise.prototype.then': "Promise.prototype.then = () => { throw new Error('mine'); };",
    'replaces JSON.parse': "JSON.parse = () => { throw new Error('mine'); };",
    'replaces setTimeout': 'window.setTimeout = () => 0;',
    'replaces history.pushState': "history.pushState = () => { throw new Error('mine'); };",
    'freezes Object.prototype': 'Object.freeze(Object.prototype);',
    'replaces addEventListener': 'EventTarget.prototype.addEventListener = () => undefined;',
    'swallows all clicks':
      "addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
    'clears the storage': 'localStorage.clear(); sessionStorage.clear();',
    'goes elsewhere': "location.href = '/nowhere';",
    'blocks 200 ms four times a second':
      'setInterval(() => { const end = performance.now() + 200; while (performance.now() < end); }, 250);',
    'leaks memory': 'window.leak = []; setInterval(() => window.leak.push(new Array(1e5).fill(1)), 100);',
    'sends messages for ever': 'setInterval(() => { for (let i = 0; i < 1000; i += 1) postMessage(i); }, 50);',
  }),
  ...at('click', {
    throws: "throw new Error('broken');",
    'breaks its next render': 'setIsBroken(true);',
    'loops for ever': LOOP,
    'empties the body': "document.body.innerHTML = '';",
  }),
  ...at('leave', {
    throws: "throw new Error('broken');",
    'loops for ever': LOOP,
    'empties the root': "document.querySelector('#root').innerHTML = '';",
  }),
];

/** A page with every fault. The address says which one happens. */
export const FAULTY_PAGE = faultyPage("new URLSearchParams(location.search).get('fault')");

/** A page on which this fault always happens. */
export const pageWith = (name: string) => faultyPage(JSON.stringify(name));

function faultyPage(fault: string): string {
  return `
  const fault = ${fault};
  const faults = {
    ${CODE_FAULTS.filter(({ moment }) => moment !== 'load' && moment !== 'render')
      .map(({ name, code }) => `${JSON.stringify(name)}: (setIsBroken) => { ${code} },`)
      .join('\n')}
  };
  ${CODE_FAULTS.filter(({ moment }) => moment === 'load')
    .map(({ name, code }) => `if (fault === ${JSON.stringify(name)}) { ${code} }`)
    .join('\n')}
  const happens = (moment) => fault?.endsWith('(' + moment + ')');
  function Page() {
    const [isBroken, setIsBroken] = React.useState(false);
    if (isBroken) throw new Error('broken');
    React.useEffect(() => {
      if (happens('effect')) faults[fault]();
      return () => { if (happens('leave')) faults[fault](); };
    }, []);
    ${CODE_FAULTS.filter(({ moment }) => moment === 'render')
      .map(({ name, code }) => `if (fault === ${JSON.stringify(name)}) { ${code} }`)
      .join('\n')}
    const press = () => { if (happens('click')) faults[fault](setIsBroken); };
    return React.createElement('h1', null, React.createElement('button', { onClick: press }, 'Press'));
  }`;
}
