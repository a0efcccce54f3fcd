/**
 * The README of a new project.
 *
 * @param name the association's full name
 * @param path the project's folder, as seen from Collegium's folder
 */
export function projectReadme(name: string, path: string): string {
  return `# The website of ${name}

This folder has the content of the website. The software is Collegium, in a folder of its own. Run these commands in Collegium's folder:

\`\`\`sh
PROJECT_DIR=${path} npm run dev     # shows the website on http://localhost:8080, and each change in content/ at once
PROJECT_DIR=${path} npm run build   # writes the website to site/; set SITE_URL=https://www.your-domain.org before you publish it
PROJECT_DIR=${path} npm run cms     # starts Directus, for editing in a browser; its first start fills it with content/
\`\`\`

| file                                 | has                                                             |
| ------------------------------------ | --------------------------------------------------------------- |
| \`content/project.json\`               | title, languages, logo, facts for the privacy notice            |
| \`content/theme.json\`                 | the two colours; typefaces and corners: Collegium's docs/theming.md |
| \`content/company.json\`               | names, address, e-mail, phone, board: for footer and imprint    |
| \`content/pages/\`, \`content/news/\`    | a file for each page and news item                              |
| \`content/menus.json\`                 | the menus                                                       |
| \`content/images/logo.svg\`            | the logo                                                        |

Before you publish: replace the address in \`company.json\`, the persons in \`legal.json\` and \`pages/imprint.json\`, and the supervisory
authority in \`pages/privacy.json\`. Name the web host, and the days after which it deletes its logs, in \`project.json\`:

\`\`\`json
"config": { "privacy": { "log_days": 14, "recipients": [{ "name": "Hosting GmbH", "task": "hosting", "country": "DE" }] } }
\`\`\`

A build with \`SITE_URL\` names what is left of the example. Have the legal texts checked.

Once you edit in Directus, build from Directus (\`DIRECTUS_URL\`, with \`PROJECT_DIR\`); \`content/\` is then only the beginning. \`cms/\` has
Directus' database, uploads and secrets, and \`cms.backups/\` their copies from upgrades: back up \`cms/\`, and never publish either.
\`.gitignore\` keeps them out of a repository. All fields of the content are in Collegium's docs/content-model.md.
`;
}
