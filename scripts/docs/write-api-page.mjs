import { writeFileSync } from 'node:fs';
import { API_PAGE, renderApiPage } from './api-table.mjs';

writeFileSync(API_PAGE, await renderApiPage());
