import { randomUUID } from 'node:crypto';
import { embeddedFolder } from '../../data/settings/embeddedProjects.ts';
import { printable } from '../../data/problems/printable.ts';
import { folderSource } from '../../data/sources/folder.ts';
import { readCmsEnvironment } from '../environment.ts';
import { startMailPage } from '../mailPage.ts';
import { putAssociation } from '../projectHost/associationContent.ts';
import { putMembersContent } from '../projectHost/membersContent.ts';
import { ProjectHostServer } from '../projectHost/ProjectHostServer.ts';
import { receiveItems } from '../projectHost/receivedItems.ts';
import { choosePorts } from './demoPorts.ts';
import { showDemo } from './showDemo.ts';

/**
 * `npm run demo -- --project-host`: runs the site with a host of several projects as its backend instead of
 * Directus, until Ctrl-C. This process is the host: it keeps content, members and log-ins in memory, and
 * shows the mails that it would send on a page.
 */
export async function demoOfProjectHost(stopped: AbortSignal): Promise<void> {
  const { sitePort, variables } = await choosePorts(process.env);
  const { project, port, mailPort, siteUrl } = readCmsEnvironment(variables);
  const host = new ProjectHostServer();
  const { backend } = host;
  const folder = embeddedFolder(project);
  putAssociation(backend, await folderSource(folder).read(), folder);
  putMembersContent(backend);
  receiveItems(backend);
  backend.addAccount(administrator);
  const key = randomUUID();
  const mails = await startMailPage(mailPort, key);
  backend.onMail = ({ to, subject, text }) => {
    const links = text.match(/https?:\S+/g) ?? [];
    const written = { date: new Date().toISOString(), from: 'host@example.org', to, subject, text };
    mails.add({ ...written, ...{ replyTo: '', html: '', source: '', headers: '' }, links });
  };
  backend.onCreated = (collection, item) => {
    // Any page in a browser on this computer can send an item, and choose the name of its collection.
    console.log(printable(`Stored         ${collection}: ${JSON.stringify(item)}`));
  };
  await host.listen(port);
  try {
    await showDemo(
      { siteUrl, port: sitePort },
      {
        variables: {
          DIRECTUS_URL: host.url,
          DIRECTUS_PUBLIC_URL: host.url,
          DIRECTUS_PROJECT: backend.project,
        },
        folder: 'demo-project-host',
        greeting: () =>
          [
            '',
            `Website        ${siteUrl}`,
            `Project host   ${host.url}/${backend.project}/`,
            `Mails          http://localhost:${mailPort}/${key}/`,
            '',
            'Logins for trying out:',
            ...backend.accounts.map(
              ({ email, password, user }) =>
                `  ${(user.role === 1 ? 'administrator' : 'member').padEnd(14)} ${email.padEnd(26)} ${password}`,
            ),
            '',
            'Messages and sign-ups of the website are printed here; all is forgotten at the end.',
            '',
            'Ctrl-C stops all of it.',
          ].join('\n'),
      },
      stopped,
    );
  } finally {
    await host.stop();
    await mails.stop();
  }
}

const administrator = {
  ...{ id: 8, first_name: 'Ines', last_name: 'Beispiel', email: 'admin@example.org' },
  ...{ member_number: '0816', role: 1, password: 'battery staple' },
};
