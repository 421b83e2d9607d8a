import type { InventoriesAid } from './aid';
import { MarkerFace } from './MarkerFace';
import './Inventories.css';

export function Inventories({ sides }: InventoriesAid) {
  return (
    <div className="inventories">
      {sides.map(({ name, markers, empty, note }) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>
            {markers.length === 0 && empty}
            {markers.map((face) => (
              <MarkerFace key={face.id} {...face} />
            ))}
          </p>
          {note !== undefined && <small>{note}</small>}
        </section>
      ))}
    </div>
  );
}
