import java.io.FileInputStream;
import java.util.TreeMap;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** java -cp 'lib/*' Validate.java ua1 a.pdf 2a b.pdf …: each file against its flavour, every broken rule once. */
public class Validate {
  public static void main(String[] arguments) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    int broken = 0;
    for (int i = 0; i + 1 < arguments.length; i += 2) {
      var flavour = PDFAFlavour.byFlavourId(arguments[i]);
      try (var file = new FileInputStream(arguments[i + 1]);
          var parser = Foundries.defaultInstance().createParser(file, flavour)) {
        var result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
        var rules = new TreeMap<String, Integer>();
        for (TestAssertion assertion : result.getTestAssertions())
          if (assertion.getStatus() == TestAssertion.Status.FAILED)
            rules.merge(assertion.getRuleId().getClause() + " " + assertion.getMessage(), 1, Integer::sum);
        System.out.println((result.isCompliant() ? "pass " : "FAIL ") + flavour.getId() + " " + arguments[i + 1]
            + " (" + result.getTotalAssertions() + " checks)");
        rules.forEach((rule, times) -> System.out.println("     " + times + " times: " + rule));
        if (!result.isCompliant()) broken++;
      }
    }
    System.exit(broken == 0 ? 0 : 1);
  }
}
