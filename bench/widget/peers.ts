/** A published chat widget: its package, and the code that its documentation tells webmasters to paste. */
export type Peer = {
  name: string;
  /** Name and version in the npm registry. */
  package: string;
  /** Of the tarball, as the registry states it. */
  integrity: string;
  /** What visitors click to chat; also inside shadow trees. */
  launcher: string;
  /** `files` is where the package's files are served, `backend` where the chat's server would be. */
  snippet(files: string, backend: string): string;
};

/** Widgets with their own launcher that one module of a CDN adds to any page. */
export const peers: readonly Peer[] = [
  {
    name: 'Flowise Embed',
    package: 'flowise-embed@3.1.6',
    integrity:
      'sha512-xSrvBDiEvIIzRFsPBgmzG3SdfBeG4wBzdchdMurft5PQcdYO0HfB8cwGhn00fE5JOsdhVZXfJ3Fq6e/DgrW4ag==',
    launcher: 'flowise-chatbot button',
    snippet: (files, backend) => `<script type="module">
  import Chatbot from '${files}/dist/web.js';
  Chatbot.init({ chatflowid: '91e9c803-5169-4db9-8207-3c0915d71c5f', apiHost: '${backend}' });
</script>`,
  },
  {
    name: 'Typebot',
    package: '@typebot.io/js@0.10.7',
    integrity:
      'sha512-c5GKjgJlfSjOIhTm8kqohWE/daJeBWlnqK6Xi3AYlFu/3W0NkqsD+T6G+ehu2sDGv8po+FuMB/K6g12/zQVN2Q==',
    launcher: 'typebot-bubble button',
    snippet: (files, backend) => `<script type="module">
  import Typebot from '${files}/dist/web.js';
  Typebot.initBubble({ typebot: 'my-typebot', apiHost: '${backend}' });
</script>`,
  },
  {
    name: 'n8n Chat',
    package: '@n8n/chat@1.37.0',
    integrity:
      'sha512-V1EQxDp/+rW6o/5OZgbwDfgPJXG8Jrn3TIdq7Z/26QTP90Uo3g2gv8CMnaQcphdTQVR+K06X34DOCRHXa8Tqnw==',
    launcher: '.chat-window-toggle',
    snippet: (files, backend) => `<link href="${files}/dist/style.css" rel="stylesheet" />
<script type="module">
  import { createChat } from '${files}/dist/chat.bundle.es.js';
  createChat({ webhookUrl: '${backend}/webhook/chat' });
</script>`,
  },
];
