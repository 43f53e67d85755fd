/** /dev/icons shows every icon that the console uses, and no other. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("../../../src/", import.meta.url));
const command = "npx vitest run --project node usedIcons -u";

/** Without types; `Menu as MenuGlyph` is Menu. */
const iconsIn = (source: string) =>
  [...source.matchAll(/import \{([^}]+)\} from "lucide-react"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().replace(/ as .*/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));

it("usedIcons.ts lists every icon that a file of src imports, and no other", async () => {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const imported = new Set(files.flatMap((file) => iconsIn(readFileSync(src + file, "utf8"))));
  const names = `${[...imported].toSorted().join(", ")}, `.replaceAll(/(.{1,105},) /g, "  $1\n");
  const head = `/** Every icon that the console uses, for the gallery. Written by \`${command}\`. */`;
  const source = `${head}\nexport {\n${names}} from "lucide-react";\n`;
  await expect(source).toMatchFileSnapshot("../../../src/features/icons/usedIcons.ts");
});
