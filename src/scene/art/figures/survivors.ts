import type { SurvivorId } from '../../../scenarios/catalogue/survivors';
import type { FigureDesign } from './design';
import { anita } from './people/anita';
import { elijah } from './people/elijah';
import { gabriel } from './people/gabriel';
import { john } from './people/john';
import { kevin } from './people/kevin';
import { lily } from './people/lily';
import { loretta } from './people/loretta';
import { mike } from './people/mike';
import { olivia } from './people/olivia';
import { rosa } from './people/rosa';
import { thomas } from './people/thomas';

// prettier-ignore
export const survivors: Readonly<Record<SurvivorId, FigureDesign>> = { anita, elijah, gabriel, john, kevin, lily, loretta, mike, olivia, rosa, thomas };
