// The table as text, for whoever does not see it.
import { objective } from './objective';
import { people } from './people';
import { secrets } from './secrets';
import { table } from './table';
import { thing } from './thing';
import { town } from './town';
import { where } from './where';

export const describe = { objective, people, secrets, table, thing, town, where };
