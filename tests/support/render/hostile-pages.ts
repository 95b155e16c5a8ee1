/** Lets nothing else of its page run. */
export const busy = 'for (;;);';
const fill = (text: string) => `const all = []; for (;;) all.push(${text});`;

/** What a page can do to who shows it. Each writes its text first. */
export const hostilePages: Record<string, string> = {
  'opens windows without end': `setInterval(() => { for (let at = 0; at < 20; at++) open('/popup' + at); }, 10)`,
  'opens a window that opens windows': `open('/opener')`,
  'opens a window and leaves': `open('/popup'); location.href = '/elsewhere'`,
  'shows dialogs without end': `setInterval(() => alert('again'), 1)`,
  'asks before it is left': `onbeforeunload = (event) => { event.preventDefault(); return 'stay'; }`,
  'downloads without end': `setInterval(() => { const a = document.createElement('a'); a.href = URL.createObjectURL(new Blob(['x'])); a.download = 'x'; a.click(); }, 5)`,
  'offers a large download': `const a = document.createElement('a'); a.href = URL.createObjectURL(new Blob(['x'.repeat(2e8)])); a.download = 'x'; a.click()`,
  'logs 500 MB': `for (let at = 0; at < 500; at++) console.log('x'.repeat(1e6) + at)`,
  'logs in a loop': `setInterval(() => { for (let at = 0; at < 5000; at++) console.log({ at, text: 'x'.repeat(1000) }); }, 1)`,
  'throws without end': `setInterval(() => { throw new Error('x'.repeat(1e6)); }, 1)`,
  'rejects without end': `setInterval(() => Promise.reject(new Error('x'.repeat(1e6))), 1)`,
  'posts twenty times 100 MB': `for (let at = 0; at < 20; at++) fetch('/post', { method: 'POST', body: new Blob(['x'.repeat(1e8)]) }).catch(() => {})`,
  'posts texts of 100 MB': `for (let at = 0; at < 20; at++) fetch('/post', { method: 'POST', body: 'x'.repeat(1e8) }).catch(() => {})`,
  'sends beacons without end': `setInterval(() => navigator.sendBeacon('/post', 'x'.repeat(6e4)), 1)`,
  'asks without end': `setInterval(() => fetch('/data' + Math.random()).catch(() => {}), 1)`,
  'starts workers without end': `setInterval(() => new Worker(URL.createObjectURL(new Blob(['${busy}']))), 20)`,
  'starts a worker that fills memory': `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(fill("'x'.repeat(1e6) + all.length"))}])))`,
  'fills its memory': fill("'x'.repeat(1e6) + all.length"),
  'fills buffers': fill('new Uint8Array(5e7).fill(1)'),
  'never rests': busy,
  'never rests in a microtask': `const again = () => Promise.resolve().then(again); again()`,
  'writes a text of 400 MB': `root.append('x'.repeat(4e8))`,
  'writes without end': `setInterval(() => root.append('x'.repeat(1e5)), 1)`,
  'nests elements without end': `let at = root; for (let depth = 0; depth < 200000; depth++) at = at.appendChild(document.createElement('div'))`,
  'frames itself without end': `document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))`,
  'returns 400 MB as its HTML': `Element.prototype.getHTML = () => 'x'.repeat(4e8); String.prototype.toJSON = () => 'x'.repeat(4e8)`,
  'replaces what the world is made of': `for (const name of Object.getOwnPropertyNames(window)) try { window[name] = () => { ${busy} } } catch {}`,
  'reloads without end': `location.reload()`,
  'goes back and forth': `history.pushState({}, '', '/one'); setInterval(() => history.go(-1), 1)`,
  'prints and asks for the screen': `print(); document.documentElement.requestFullscreen?.().catch(() => {}); navigator.geolocation?.getCurrentPosition(() => {})`,
  'crashes its tab': `location.href = 'chrome://crash'`,
  'ends its browser': `location.href = 'chrome://quit'`,
};
